import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import BookText from '~icons/lucide/book-open';
import Hash from '~icons/lucide/hash';
import History from '~icons/lucide/history';
import Tag from '~icons/lucide/tag';
import User from '~icons/lucide/user';
import { Detail, Row, Text } from './suggestionStyle';
import type { Option } from './useSuggestions';

const ICONS = { TITLE: BookText, AUTHOR: User, GENRE: Tag, ISBN: Hash, RECENT: History };

type Props = { id: string; option: Option; isActive: boolean; choose: () => void };

export function SuggestionOption({ id, option, isActive, choose }: Props) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const Icon = ICONS[option.kind];
  const kind = { AUTHOR: t`Author`, GENRE: t`Genre`, TITLE: null, ISBN: null, RECENT: null }[option.kind];
  const detail = option.detail ?? kind;
  return (
    <Row ref={row} id={id} role="option" aria-selected={isActive} isActive={isActive} onClick={choose}>
      <Icon width={16} height={16} aria-hidden />
      <Text dir="auto">{option.text}</Text>
      {/* The space separates text and detail in the option's accessible name. */}
      {detail && ' '}
      {detail && <Detail dir="auto">{detail}</Detail>}
    </Row>
  );
}
