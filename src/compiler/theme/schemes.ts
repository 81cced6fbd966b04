/** How light the parts of a palette are, in OKLCH, and which way a colour is moved to be readable. */
export interface Scheme {
  readonly direction: 'darker' | 'lighter';
  /** Text on the accent: at least as much contrast as the surface, on which the accent is readable. */
  readonly onAccent: string;
  readonly background: number;
  readonly surface: number;
  readonly border: number;
  readonly text: number;
  readonly textMuted: number;
  readonly soft: number;
  /** How much of the brand's grey is in background and surface: 0 to 1. */
  readonly groundTint: number;
  /** How much of a seed's chroma its soft ground keeps, and the most that it may have. */
  readonly softShare: number;
  readonly softChroma: number;
}

/** White surfaces on a barely tinted ground. */
export const LIGHT: Scheme = {
  direction: 'darker',
  onAccent: '#ffffff',
  background: 0.982,
  surface: 1,
  border: 0.912,
  text: 0.265,
  textMuted: 0.52,
  groundTint: 0.28,
  soft: 0.957,
  softShare: 0.28,
  softChroma: 0.035,
};

/** Tinted near-black grounds; what lies above is lighter. Never pure black, on which light text glares. */
export const DARK: Scheme = {
  direction: 'lighter',
  onAccent: '#0d1117',
  background: 0.19,
  surface: 0.23,
  border: 0.335,
  text: 0.945,
  textMuted: 0.74,
  groundTint: 0.65,
  soft: 0.3,
  softShare: 0.35,
  softChroma: 0.055,
};
