package clibrary

// PrintText prints the text at a pointer as %s does, in a field of width characters, on its left side if left is not 0,
// and most characters of it if most is not negative. Its arguments are the name, and the declaration of the pointer.
const PrintText = `static void %s(%s, int width, int left, int most) {
    int n = 0;
    if (text) {
        while ((most < 0 || n < most) && text[n]) n++;
    } else {
        n = most < 0 || most > 6 ? 6 : most;
    }
    if (!left) for (int i = n; i < width; i++) printf(" ");
    for (int i = 0; i < n; i++) printf("%%c", text ? (int)text[i] : (int)"(null)"[i]);
    if (left) for (int i = n; i < width; i++) printf(" ");
}
`
