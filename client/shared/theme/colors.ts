type Shades = {
  solid: string;
  contrast: string;
  fg: string;
  subtle: string;
  muted: string;
  emphasized: string;
};

/** Makes a token of what stands for it in the light and in the dark. */
type Both<Token> = (light: string, dark: string) => Token;

function palette<Token>(both: Both<Token>, [light, dark]: [Shades, Shades]) {
  return {
    solid: both(light.solid, dark.solid),
    contrast: both(light.contrast, dark.contrast),
    fg: both(light.fg, dark.fg),
    subtle: both(light.subtle, dark.subtle),
    muted: both(light.muted, dark.muted),
    emphasized: both(light.emphasized, dark.emphasized),
    border: both(light.emphasized, dark.emphasized),
    focusRing: both(light.solid, dark.solid),
  };
}

const shades = (list: string): Shades => {
  const [solid = '', contrast = '', fg = '', subtle = '', muted = '', emphasized = ''] = list.split(' ');
  return { solid, contrast, fg, subtle, muted, emphasized };
};

/**
 * The fixed colours (docs/marketplace.md, Screens) and their shades. Every `fg` has a contrast of at least 4.5 on `bg`,
 * on `bg.panel` and on its own `subtle`; so has `contrast` on `solid`.
 */
export const semanticColors = <Token>(both: Both<Token>) => ({
  bg: {
    DEFAULT: both('#f5f5f5', '#303030'),
    panel: both('#ffffff', '#424242'),
    subtle: both('#fafafa', '#383838'),
    muted: both('#ececec', '#4a4a4a'),
    emphasized: both('#dfdfdf', '#5a5a5a'),
    inverted: both('#242220', '#f7f5f2'),
    error: both('#fdeaea', '#5a4040'),
    warning: both('#fdf0e0', '#5a4d3c'),
    success: both('#e5f4e7', '#3f5443'),
    info: both('#e1f3f8', '#3b5159'),
  },
  fg: {
    DEFAULT: both('#242220', '#f7f5f2'),
    muted: both('#595653', '#d0ccc7'),
    subtle: both('#6a6764', '#c4c0bb'),
    inverted: both('#f7f5f2', '#242220'),
    error: both('#a81c1c', '#fbb9b9'),
    warning: both('#8a4500', '#f9d3a2'),
    success: both('#1b5e25', '#aee3b6'),
    info: both('#015a73', '#ace2f1'),
  },
  border: {
    DEFAULT: both('#dedbd7', '#5c5a58'),
    muted: both('#e9e7e4', '#505050'),
    subtle: both('#f0eeeb', '#484848'),
    emphasized: both('#8b8783', '#96928e'),
    inverted: both('#424242', '#e0deda'),
    error: both('#c62828', '#f59a9a'),
  },
  primary: palette(both, [
    shades('#1976d2 #ffffff #115ea8 #e6f1fc #cfe4f9 #a9cef3'),
    shades('#90caf9 #10202e #b3dafc #3d4f60 #47607a #557596'),
  ]),
  secondary: palette(both, [
    shades('#dc004e #ffffff #b3003f #fde7ee #fbd0dd #f5a3bd'),
    shades('#f48fb1 #2e0a17 #f9b9ce #583f49 #6d4656 #8a5168'),
  ]),
  gray: palette(both, [
    shades('#2b2926 #ffffff #2b2926 #ecebe9 #dfddda #c9c6c2'),
    shades('#f0eeeb #222222 #f0eeeb #505050 #5c5c5c #6e6e6e'),
  ]),
  red: palette(both, [
    shades('#c62828 #ffffff #a81c1c #fdeaea #fad4d4 #f2a9a9'),
    shades('#f59a9a #2d0a0a #fbc0c0 #5a4040 #6f4848 #8a5454'),
  ]),
  orange: palette(both, [
    shades('#a85400 #ffffff #8a4500 #fdf0e0 #fae0c1 #f1c48c'),
    shades('#f5bd78 #2b1a05 #f9d3a2 #5a4d3c #6f5c42 #8b724c'),
  ]),
  green: palette(both, [
    shades('#23782f #ffffff #1b5e25 #e5f4e7 #cbe8cf #9dd3a4'),
    shades('#8fd49a #0b2410 #aee3b6 #3f5443 #48664d #557d5c'),
  ]),
  blue: palette(both, [
    shades('#01708f #ffffff #015a73 #e1f3f8 #c3e6f0 #8dcde0'),
    shades('#86d3ea #06242d #ace2f1 #3b5159 #436570 #4d7d8c'),
  ]),
});
