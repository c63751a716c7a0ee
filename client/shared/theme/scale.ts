const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52,
  56, 60, 64, 72, 80, 96,
];

type Tokens = Record<string, { value: string }>;

const tokens = (values: Record<string, string>): Tokens =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/**
 * The spacing scale in quarters of a rem, and the sizes of the top bar and the side drawer (docs/marketplace.md,
 * Screens).
 */
export const spacing = tokens({
  ...Object.fromEntries(STEPS.map((step) => [step, `${step / 4}rem`])),
  bar: '64px',
  drawer: '240px',
});

/** Widths and heights: the spacing scale, and the widths of dialogs, forms and the page. */
export const sizes = {
  ...spacing,
  ...tokens({
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    '3xl': '48rem',
    '4xl': '56rem',
    full: '100%',
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    prose: '65ch',
    dvh: '100dvh',
    page: '1200px',
  }),
};

export const fontSizes = tokens({
  '2xs': '0.6875rem',
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '1.875rem',
  '4xl': 'min(2.25rem, 15vw)',
  '5xl': '3rem',
  display: 'clamp(min(2.5rem, 20vw), 1.6rem + 3.6vw, 4.25rem)',
});

export const fonts = tokens({
  heading: "'Fraunces Variable', 'Noto Serif Devanagari', 'Noto Serif Gujarati', Georgia, serif",
  body: "'Inter Variable', 'Noto Sans Devanagari', 'Noto Sans Gujarati', system-ui, sans-serif",
  mono: 'ui-monospace, SFMono-Regular, Menlo, monospace',
});

export const fontWeights = tokens({ normal: '400', medium: '500', semibold: '600', bold: '700' });

/** The style of text in each size. `display` is for the main headline of a page. */
export const textStyles = Object.fromEntries(
  Object.entries({
    '2xs': '1.3',
    xs: '1.4',
    sm: '1.45',
    md: '1.55',
    lg: '1.6',
    xl: '1.45',
    '2xl': '1.3',
    '3xl': '1.22',
    '4xl': '1.16',
    '5xl': '1.1',
    display: '1.04',
  }).map(([size, lineHeight]) => [size, { value: { fontSize: size, lineHeight } }]),
);

export const radii = tokens({
  none: '0',
  xs: '0.25rem',
  sm: '0.375rem',
  md: '0.5rem',
  lg: '0.75rem',
  xl: '1rem',
  '2xl': '1.5rem',
  full: '9999px',
  l1: '0.25rem',
  l2: '0.5rem',
  l3: '0.75rem',
});

export const durations = tokens({
  faster: '100ms',
  fast: '150ms',
  moderate: '200ms',
  slow: '300ms',
  slowest: '500ms',
});

export const easings = tokens({
  'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
  'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
  'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
});

export const animations = tokens({
  spin: 'spin 1s linear infinite',
  pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
});

/** The stacking order, from bottom to top. */
export const zIndices = tokens({
  base: '0',
  docked: '10',
  dropdown: '1000',
  sticky: '1100',
  overlay: '1300',
  modal: '1400',
  popover: '1500',
  skipNav: '1600',
  toast: '1700',
  tooltip: '1800',
});

export const cursor = tokens({
  button: 'pointer',
  menuitem: 'default',
  option: 'default',
  disabled: 'not-allowed',
});
