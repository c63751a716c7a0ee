import { can } from '../../../session/viewer/abilities';
import { useSession } from '../../../session/viewer/SessionProvider';
import { onDemand } from '../../../shared/ui/onDemand';

// Loaded on demand, because only support reads contact details here.
const ContactDetails = onDemand(() => import('./ContactDetails'));

type Props = { account: { readonly id: string; readonly name: string } };

/** Lets support read the contact details of a person in the order. Renders nothing for others. */
export function StaffContact({ account }: Props) {
  const { viewer } = useSession();
  if (viewer?.id === account.id || !can(viewer, 'accounts:read-any')) return null;
  return <ContactDetails account={account} />;
}
