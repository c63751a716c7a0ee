import { Trans } from '@lingui/react/macro';
import { Money } from './Money';
import type { MoneyBackPartsFragment } from './MoneyBack.generated';

type Props = {
  /** Null if the viewer may not see the money. */
  moneyBack: MoneyBackPartsFragment | null | undefined;
};

/** Says how much the buyer gets back as a result of a step, and how much of a blocked deposit will not be charged. */
export function MoneyBack({ moneyBack }: Props) {
  if (!moneyBack) return null;
  const { paidBack, notCharged } = moneyBack;
  return (
    <>
      {Number(paidBack.amount) > 0 ? (
        <Trans>
          <Money value={paidBack} /> has to be paid back to the buyer.
        </Trans>
      ) : (
        <Trans>Nothing has to be paid back.</Trans>
      )}{' '}
      {Number(notCharged.amount) > 0 && (
        <>
          <Trans>
            The blocked deposit of <Money value={notCharged} /> is not charged.
          </Trans>{' '}
        </>
      )}
    </>
  );
}
