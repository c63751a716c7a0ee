import { useLingui } from '@lingui/react/macro';
import HandCoins from '~icons/lucide/hand-coins';
import { useIsPaidOnlineHere } from '../entities/order/online/useIsPaidOnlineHere';
import { paths } from '../shared/navigation/paths';
import { LinkGroup } from './LinkGroup';
import ScreenRoot from './ScreenRoot';

type Props = { onNavigate?: () => void };

/** Links to the viewer's earnings, in a marketplace with online payment. */
export default function EarningsLink(props: Props) {
  return (
    <ScreenRoot>
      <IfPaidOnline {...props} />
    </ScreenRoot>
  );
}

function IfPaidOnline({ onNavigate }: Props) {
  const { t } = useLingui();
  const isShown = useIsPaidOnlineHere();
  const entries = [{ to: paths.earnings, label: t`Earnings`, icon: <HandCoins /> }];
  return isShown && <LinkGroup entries={entries} quiet onNavigate={onNavigate} />;
}
