import { useLingui } from '@lingui/react/macro';
import { LONGEST_REASON } from '../../shared/contract/limits.generated';
import type { FieldOf } from '../../shared/forms/fieldOf';
import { TextAreaField } from '../../shared/forms/TextAreaField';

type Props = { field: FieldOf<'reason'> };

/** A form field for the reason of a step that settles money. The reason is kept in the accounting records. */
export function BookedReasonField({ field }: Props) {
  const { t } = useLingui();
  return (
    <TextAreaField
      label={t`Reason`}
      rows={3}
      maxLength={LONGEST_REASON}
      helper={t`Kept in the accounting records. Do not enter account numbers.`}
      {...field('reason', { required: t`Please give a reason` })}
    />
  );
}
