import { Trans } from '@lingui/react/macro';
import { paths } from '../shared/navigation/paths';
import { TextLink } from '../shared/navigation/TextLink';
import { LanguageSelect } from './LanguageSelect';

/** The end of the side drawer and of the menu: the language of the site, and the link to the operator's rules. */
export function DrawerFoot({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <>
      <LanguageSelect />
      <TextLink
        to={paths.rules}
        onClick={onNavigate}
        display="flex"
        alignItems="center"
        minHeight="10"
        paddingInline="4"
        color="fg.muted"
        textStyle="sm"
      >
        <Trans>Rules and contact</Trans>
      </TextLink>
    </>
  );
}
