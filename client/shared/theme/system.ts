import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { animationStyles, keyframes } from '@chakra-ui/react/theme';
import { DARK, LIGHT, semanticColors } from './colors';
import { recipeChanges, recipes } from './recipes';
import * as scale from './scale';

/**
 * True if the page already contains the global rules and tokens, as built pages do. Writing them again would block a
 * slow phone for a tenth of a second.
 */
const pageHasRules = import.meta.env.PROD && !import.meta.env.SSR;

/**
 * Returns a token with a light and a dark value. If the page already contains the values, only the token's name
 * matters.
 */
const both = (light: string, dark: string) => ({
  value: pageHasRules ? light : { _light: light, _dark: dark },
});

const rulesOfAll: SystemConfig['globalCss'] = {
  html: {
    color: 'fg',
    bg: 'bg',
    lineHeight: '1.55',
    colorPalette: 'primary',
    fontFamily: 'body',
    scrollPaddingTop: '5rem',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
  },
  // Typed text can be a single very long word, so every box must be able to break words. Overrides Preflight's weaker
  // rule.
  '*': { '--global-color-border': 'colors.border', overflowWrap: 'anywhere' },
  '*::placeholder, *[data-placeholder]': { color: 'fg.subtle' },
  '*::selection': { bg: 'primary.muted' },
};

/** Returns only the keyframes in use. All of Chakra's would add 300 bytes to each page. */
function namedKeyframes() {
  const named = /^(spin|pulse|(fade|scale)-\w+|slide-\w+-\w+)$/;
  return Object.fromEntries(Object.entries(keyframes).filter(([name]) => named.test(name)));
}

/** The tokens and styles of the design system, in Chakra's format. */
const language: SystemConfig = {
  preflight: !pageHasRules,
  cssVarsPrefix: 'panna',
  cssVarsRoot: ':where(html)',
  globalCss: pageHasRules ? {} : rulesOfAll,
  theme: {
    breakpoints: { sm: '600px', md: '900px', lg: '1200px', xl: '1536px' },
    keyframes: pageHasRules ? {} : namedKeyframes(),
    animationStyles,
    // Contains only the layer styles that recipes use. All layer styles of Chakra would add a kilobyte to the first
    // load.
    layerStyles: {
      disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
      'indicator.bottom': {
        value: {
          position: 'relative',
          _before: {
            content: '""',
            position: 'absolute',
            insetInline: '0',
            bottom: 'var(--indicator-offset-y)',
            height: '2px',
            background: 'var(--indicator-color)',
          },
        },
      },
    },
    textStyles: scale.textStyles,
    recipes,
    tokens: {
      animations: scale.animations,
      cursor: scale.cursor,
      durations: scale.durations,
      easings: scale.easings,
      fonts: scale.fonts,
      fontSizes: scale.fontSizes,
      fontWeights: scale.fontWeights,
      radii: scale.radii,
      sizes: scale.sizes,
      spacing: scale.spacing,
      zIndex: scale.zIndices,
      colors: { white: { value: '#ffffff' }, black: { value: '#000000' } },
    },
    semanticTokens: {
      colors: semanticColors(both, LIGHT, pageHasRules ? LIGHT : DARK),
      shadows: {
        xs: both('0 1px 2px rgb(36 34 32 / 0.08)', '0 1px 2px rgb(0 0 0 / 0.4)'),
        sm: both(
          '0 1px 3px rgb(36 34 32 / 0.1), 0 1px 2px rgb(36 34 32 / 0.06)',
          '0 1px 4px rgb(0 0 0 / 0.45)',
        ),
        md: both(
          '0 4px 14px rgb(36 34 32 / 0.1), 0 1px 3px rgb(36 34 32 / 0.08)',
          '0 4px 14px rgb(0 0 0 / 0.45)',
        ),
        lg: both(
          '0 12px 32px rgb(36 34 32 / 0.14), 0 2px 6px rgb(36 34 32 / 0.08)',
          '0 12px 32px rgb(0 0 0 / 0.5)',
        ),
        book: both(
          '0 10px 24px rgb(36 34 32 / 0.22), 0 2px 5px rgb(36 34 32 / 0.2)',
          '0 10px 24px rgb(0 0 0 / 0.5)',
        ),
      },
    },
  },
};

/** The design system of the home page and of the frame. */
export const system = createSystem(defaultBaseConfig, language, { theme: { recipes: recipeChanges } });

/** Like `system`, but does not write the global rules if the page already contains them. */
export const shownSystem: SystemContext = pageHasRules
  ? { ...system, _global: [], _config: { ...system._config, disableLayers: true } }
  : system;
