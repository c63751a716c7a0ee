import { useLingui } from '@lingui/react';
import { Suspense, use, useState } from 'react';
import { useSession } from '../../../session/viewer/SessionProvider';
import type { Language } from '../../../shared/i18n/languages';
import { hasPublicPages } from '../../../shared/navigation/publicPages';
import { askShelves, type Shelf } from './askShelves';
import { ShelfRow, WaitingRow } from './ShelfRow';

/** Rows of books between the banner and About Us, for viewers who may see books. */
export default function Shelves() {
  const { viewer } = useSession();
  const { i18n } = useLingui();
  if (!viewer && !hasPublicPages()) return null;
  return <InLanguage key={i18n.locale} language={i18n.locale as Language} />;
}

function InLanguage({ language }: { language: Language }) {
  const [asked] = useState(() => askShelves(language));
  return (
    <Suspense fallback={<Waiting />}>
      <Rows asked={asked} />
    </Suspense>
  );
}

const Rows = ({ asked }: { asked: Promise<readonly Shelf[]> }) =>
  use(asked).map((shelf) => <ShelfRow key={shelf.kind} shelf={shelf} />);

const Waiting = () =>
  ['NEW', 'LOW_RENT', 'IN_LANGUAGE', 'MOST_SAVED'].map((kind) => <WaitingRow key={kind} />);
