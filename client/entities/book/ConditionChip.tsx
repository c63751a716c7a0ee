import { useLingui } from '@lingui/react/macro';
import type { BookCondition } from '../../shared/contract/schema.generated';
import { BOOK_CONDITION_LABELS } from './bookLabels';
import { CONDITION_MEANINGS } from './conditionMeanings';

/**
 * The condition of a book, which tells its meaning when it is touched, clicked, or opened by the keyboard: HTML does that
 * without a script. Looks as `conditionStyle` says.
 */
export function ConditionChip({ condition }: { condition: BookCondition }) {
  const { t } = useLingui();
  const meaning = t(CONDITION_MEANINGS[condition]);
  return (
    <details className="condition">
      <summary title={meaning}>{t(BOOK_CONDITION_LABELS[condition])}</summary>
      <p>{meaning}</p>
    </details>
  );
}
