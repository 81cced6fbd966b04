/** The outlines for the screens before sign-in, separate from the others to keep those screens small. */
export const PUBLIC_ICON_PATHS = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  'eye-off':
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.3 7.5A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1.1M10 10a3 3 0 0 0 4 4.2',
  alert: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M12 8v4.5M12 15.9v.1',
} as const;
