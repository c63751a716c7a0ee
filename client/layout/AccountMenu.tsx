import { Menu } from '@chakra-ui/react/menu';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router-dom';
import Bookmark from '~icons/lucide/bookmark';
import BookPlus from '~icons/lucide/book-plus';
import LogOut from '~icons/lucide/log-out';
import UserRound from '~icons/lucide/user-round';
import { paths } from '../shared/navigation/paths';
import { useSession } from '../session/viewer/SessionProvider';
import type { ViewerFragment } from '../session/viewer/Viewer.generated';
import { AvatarButton } from './AvatarButton';

/**
 * The avatar with the account menu. The menu is open from the start, because a press on the avatar loads this code.
 */
export default function AccountMenu({ viewer }: { viewer: ViewerFragment }) {
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <AvatarButton name={viewer.name} />
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
