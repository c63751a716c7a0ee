import { Box } from '@chakra-ui/react/box';
import { Trans } from '@lingui/react/macro';
import { useSession } from '../session/viewer/SessionProvider';
import { paths } from '../shared/navigation/paths';
import { TextLink } from '../shared/navigation/TextLink';
import { lazilyInBrowser } from '../shared/ui/lazily';
import { LanguageSelect } from './LanguageSelect';
import { LinkGroup } from './LinkGroup';
import { useNavigation } from './navigation';
import { ownCode } from './ownCode';
import { Part } from './Part';

const EarningsLink = lazilyInBrowser(async () => ({ default: (await ownCode()).EarningsLink }));
const StaffLinks = lazilyInBrowser(async () => ({ default: (await ownCode()).StaffLinks }));

/**
 * The content of the side drawer and of the menu: links to the viewer's screens, the language of the site, and the
 * operator's rules. Links after the first group are less prominent.
 */
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
          <EarningsLink onNavigate={onNavigate} />
          <StaffLinks viewer={viewer} onNavigate={onNavigate} />
        </Part>
      )}
      <Box mt="auto" pt="3">
        <LanguageSelect />
        <TextLink to={paths.rules} onClick={onNavigate} display="block" padding="3" textStyle="sm">
          <Trans>Rules and contact</Trans>
        </TextLink>
      </Box>
    </>
  );
}
