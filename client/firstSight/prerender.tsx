import { t } from '@lingui/core/macro';
import { Route } from 'react-router-dom';
import { draw, withDrawn } from './drawing';
import { home } from '../home';
import type { Language } from '../shared/i18n/languages';
import { paths } from '../shared/navigation/paths';

/** Returns the global style rules, which are part of every page. */
export async function globalStyles(): Promise<string> {
  return (await draw('en', paths.home, <Route path={paths.home} element={home} />)).globalStyles;
}

/** Returns the home page of visitors in a language. */
export async function homePage(shell: string, language: Language): Promise<string> {
  const drawn = await draw(language, paths.home, <Route path={paths.home} element={home} />);
  return withDrawn(shell, drawn, { language, title: t`Buy and rent books`, kind: 'home' });
}

/** Returns the frame for pages that the server writes. */
export async function writtenPage(shell: string, language: Language): Promise<string> {
  const drawn = await draw(language, '/b', <Route path="*" element={<div className="written" />} />);
  return withDrawn(shell, drawn, { language });
}
