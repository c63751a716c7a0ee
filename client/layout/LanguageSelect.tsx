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
    // Anyone who reads English does not fetch the fonts of the other languages before choosing one.
    '&:lang(en):not(:focus)': { fontFamily: 'system-ui' },
  },
});

/** The language of the site, for everybody. It is part of the first load, so it is the browser's own select. */
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
      // Where the other language is not available, the present one stays.
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
