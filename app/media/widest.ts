/** Widest and highest picture the sites ask for and serve, in device pixels. */
export const widest = 3840
