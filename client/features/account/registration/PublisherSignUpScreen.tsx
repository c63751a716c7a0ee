import { useLingui } from '@lingui/react/macro';
import { AccountCard } from '../forms/AccountCard';
import { PublisherForm } from './PublisherForm';

/** The screen at /signup/publisher, where publishing houses sign up. */
export default function PublisherSignUpScreen() {
  const { t } = useLingui();
  return (
    <AccountCard
      title={t`Publisher Registration`}
      lead={t`List your books one at a time, or many at once from a file.`}
    >
      <PublisherForm />
    </AccountCard>
  );
}
