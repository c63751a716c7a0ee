type Tokens<Token> = Record<string, Token>;

/** Creates a token from a light and a dark value. */
type Both<Token> = (light: string, dark: string) => Token;

/** Colours by group. Each palette lists solid, contrast, fg, subtle, muted and emphasized, in this order. */
type Colors = Record<'bg' | 'fg' | 'border' | 'palettes', Record<string, string>>;

/**
 * The fixed colours (docs/marketplace.md, Screens) and their shades. The contrast ratio is at least 4.5 between each `fg` and
 * `bg`, `bg.panel` and its own `subtle`, and between `contrast` and `solid`.
 */
export const LIGHT: Colors = {
  bg: {
    DEFAULT: '#f5f5f5',
    panel: '#ffffff',
    subtle: '#fafafa',
    muted: '#ececec',
    emphasized: '#dfdfdf',
    inverted: '#242220',
    error: '#fdeaea',
    warning: '#fdf0e0',
    success: '#e5f4e7',
    info: '#e1f3f8',
  },
  fg: {
    DEFAULT: '#242220',
    muted: '#595653',
    subtle: '#6a6764',
    inverted: '#f7f5f2',
    error: '#a81c1c',
    warning: '#8a4500',
    success: '#1b5e25',
    info: '#015a73',
  },
  border: {
    DEFAULT: '#dedbd7',
    muted: '#e9e7e4',
    subtle: '#f0eeeb',
    emphasized: '#8b8783',
    inverted: '#424242',
    error: '#c62828',
  },
  palettes: {
    primary: '#1976d2 #ffffff #115ea8 #e6f1fc #cfe4f9 #a9cef3',
    secondary: '#dc004e #ffffff #b3003f #fde7ee #fbd0dd #f5a3bd',
    gray: '#2b2926 #ffffff #2b2926 #ecebe9 #dfddda #c9c6c2',
    red: '#c62828 #ffffff #a81c1c #fdeaea #fad4d4 #f2a9a9',
    orange: '#a85400 #ffffff #8a4500 #fdf0e0 #fae0c1 #f1c48c',
    green: '#23782f #ffffff #1b5e25 #e5f4e7 #cbe8cf #9dd3a4',
    blue: '#01708f #ffffff #015a73 #e1f3f8 #c3e6f0 #8dcde0',
  },
};

/** The colours of the dark theme, under the same names. */
export const DARK: Colors = {
  bg: {
    DEFAULT: '#303030',
    panel: '#424242',
    subtle: '#383838',
    muted: '#4a4a4a',
    emphasized: '#5a5a5a',
    inverted: '#f7f5f2',
    error: '#5a4040',
    warning: '#5a4d3c',
    success: '#3f5443',
    info: '#3b5159',
  },
  fg: {
    DEFAULT: '#f7f5f2',
    muted: '#d0ccc7',
    subtle: '#c4c0bb',
    inverted: '#242220',
    error: '#fbb9b9',
    warning: '#f9d3a2',
    success: '#aee3b6',
    info: '#ace2f1',
  },
  border: {
    DEFAULT: '#5c5a58',
    muted: '#505050',
    subtle: '#484848',
    emphasized: '#96928e',
    inverted: '#e0deda',
    error: '#f59a9a',
  },
  palettes: {
    primary: '#90caf9 #10202e #b3dafc #3d4f60 #47607a #557596',
    secondary: '#f48fb1 #2e0a17 #f9b9ce #583f49 #6d4656 #8a5168',
    gray: '#f0eeeb #222222 #f0eeeb #505050 #5c5c5c #6e6e6e',
    red: '#f59a9a #2d0a0a #fbc0c0 #5a4040 #6f4848 #8a5454',
    orange: '#f5bd78 #2b1a05 #f9d3a2 #5a4d3c #6f5c42 #8b724c',
    green: '#8fd49a #0b2410 #aee3b6 #3f5443 #48664d #557d5c',
    blue: '#86d3ea #06242d #ace2f1 #3b5159 #436570 #4d7d8c',
  },
};

/** Returns a token for each colour, with its values for the light and the dark theme. */
export function semanticColors<Token>(both: Both<Token>, light: Colors, dark: Colors) {
  const paired = (group: keyof Colors) =>
    Object.fromEntries(
      Object.entries(light[group]).map(([name, color]) => [name, both(color, dark[group][name] ?? color)]),
    );
  const palettes = Object.entries(light.palettes).map(([name, list]) => [
    name,
    palette(both, list, dark.palettes[name] ?? list),
  ]);
  return {
    bg: paired('bg'),
    fg: paired('fg'),
    border: paired('border'),
    ...(Object.fromEntries(palettes) as Record<string, Tokens<Token>>),
  };
}

function palette<Token>(both: Both<Token>, light: string, dark: string): Tokens<Token> {
  const inDark = dark.split(' ');
  const [solid, contrast, fg, subtle, muted, emphasized] = light
    .split(' ')
    .map((color, index) => both(color, inDark[index] ?? color));
  return {
    solid,
    contrast,
    fg,
    subtle,
    muted,
    emphasized,
    border: emphasized,
    focusRing: solid,
  } as Tokens<Token>;
}
