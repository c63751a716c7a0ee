import { useLingui } from '@lingui/react/macro';
import IdCard from '~icons/lucide/id-card';
import IndianRupee from '~icons/lucide/indian-rupee';
import Landmark from '~icons/lucide/landmark';
import MessageSquareWarning from '~icons/lucide/message-square-warning';
import Scale from '~icons/lucide/scale';
import ShieldCheck from '~icons/lucide/shield-check';
import { opens } from '../session/viewer/abilities';
import type { ViewerFragment } from '../session/viewer/Viewer.generated';
import { paths } from '../shared/navigation/paths';
import { LinkGroup } from './LinkGroup';

type Props = { viewer: ViewerFragment; onNavigate?: () => void };

/** Links to the staff screens that the viewer may open. */
export default function StaffLinks({ viewer, onNavigate }: Props) {
  const { t } = useLingui();
  const entries = [
    { to: paths.moderation, label: t`Moderation`, icon: <ShieldCheck /> },
    { to: paths.disputes, label: t`Disputes`, icon: <Scale /> },
    { to: paths.openComplaints, label: t`Complaints`, icon: <MessageSquareWarning /> },
    { to: paths.money, label: t`Money`, icon: <IndianRupee /> },
    { to: paths.payouts, label: t`Payouts`, icon: <Landmark /> },
    { to: paths.staff, label: t`Staff`, icon: <IdCard /> },
  ] as const;
  const open = entries.filter(({ to }) => opens(viewer, to));
  return open.length > 0 && <LinkGroup entries={open} quiet onNavigate={onNavigate} />;
}
