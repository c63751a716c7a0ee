import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { isLanguage, LANGUAGES } from '../shared/i18n/languages';

const Select = chakra('select', {
  base: {
    minHeight: '10',
    paddingInline: '3',
    bg: 'bg.panel',
    color: 'fg.muted',
    borderRadius: 'l2',
    textStyle: 'sm',
    focusVisibleRing: 'inside',
    _hover: { bg: 'gray.subtle' },
    // With English, the fonts of other languages are loaded only when the list is opened.
    '&:lang(en):not(:focus)': { fontFamily: 'system-ui' },
  },
});

/** Selects the language of the site. A native select adds no code to the first load. */
export function LanguageSelect() {
  const { t, i18n } = useLingui();
  const choose = async (language: string) => {
    if (isLanguage(language))
      await (await import('../session/settings/switchLanguage')).switchLanguage(language);
  };
  return (
    <Select
      aria-label={t`Language of the site`}
      value={i18n.locale}
      // If the language cannot be loaded, the current one stays.
      onChange={({ currentTarget }) => void choose(currentTarget.value).catch(() => undefined)}
    >
      {Object.entries(LANGUAGES).map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </Select>
  );
}
