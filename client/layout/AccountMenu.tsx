import { Avatar } from '@chakra-ui/react/avatar';
import { Menu } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router-dom';
import Bookmark from '~icons/lucide/bookmark';
import BookPlus from '~icons/lucide/book-plus';
import LogOut from '~icons/lucide/log-out';
import UserRound from '~icons/lucide/user-round';
import { paths } from '../shared/navigation/paths';
import { LogInAgain } from '../session/renewal/LogInAgain';
import { useSession } from '../session/viewer/SessionProvider';
import type { ViewerFragment } from '../session/viewer/Viewer.generated';
import avatar from '../shared/ui/avatar.svg';

const Trigger = chakra('button', {
  base: { borderRadius: 'full', cursor: 'button', focusVisibleRing: 'outside' },
});

/** The avatar and what opens under it, and the way back into a session that ends. */
export default function AccountMenu({ viewer }: { viewer: ViewerFragment }) {
  return (
    <>
      <AvatarMenu viewer={viewer} />
      {viewer.contact && <LogInAgain email={viewer.contact.email} />}
    </>
  );
}

function AvatarMenu({ viewer }: { viewer: ViewerFragment }) {
  const { t } = useLingui();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Trigger aria-label={t`Account of ${viewer.name}`}>
          <Avatar.Root>
            <Avatar.Image src={avatar} alt={viewer.name} />
          </Avatar.Root>
        </Trigger>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="48">
          <Screens />
          <Menu.Separator />
          <LogOutItem />
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

const ICON = { width: 18, height: 18 };

function Screens() {
  const { t } = useLingui();
  const entries = [
    { to: paths.profile, label: t`Profile`, icon: <UserRound {...ICON} /> },
    { to: paths.bookmarks, label: t`Bookmarks`, icon: <Bookmark {...ICON} /> },
    { to: paths.listBook, label: t`Rent Your Book`, icon: <BookPlus {...ICON} /> },
  ];
  return entries.map(({ to, label, icon }) => (
    <Menu.Item key={to} value={to} asChild>
      <Link to={to}>
        {icon} {label}
      </Link>
    </Menu.Item>
  ));
}

function LogOutItem() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const leave = () => {
    void navigate(paths.home);
    void signOut();
  };
  return (
    <Menu.Item value="logout" onClick={leave}>
      <LogOut {...ICON} /> <Trans>Logout</Trans>
    </Menu.Item>
  );
}
