import { useSession } from '../session/viewer/SessionProvider';
import { lazilyInBrowser } from '../shared/ui/lazily';
import { LinkGroup } from './LinkGroup';
import { useNavigation } from './navigation';
import { ownCode } from './ownCode';
import { Part } from './Part';

const StaffLinks = lazilyInBrowser(async () => ({ default: (await ownCode()).StaffLinks }));

/** Links to the viewer's screens. Links after the first group are less prominent. */
export function NavigationLinks({ onNavigate }: { onNavigate?: () => void }) {
  const { viewer } = useSession();
  return (
    <>
      {useNavigation().map((entries, group) => (
        // The index is the key, because the groups are always in the same order.
        <LinkGroup key={group} entries={entries} quiet={group > 0} onNavigate={onNavigate} />
      ))}
      {viewer && (
        <Part>
          <StaffLinks viewer={viewer} onNavigate={onNavigate} />
        </Part>
      )}
    </>
  );
}
