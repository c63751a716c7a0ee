import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import Bookmark from '~icons/lucide/bookmark';
import BookPlus from '~icons/lucide/book-plus';
import History from '~icons/lucide/rotate-ccw-clock';
import LayoutDashboard from '~icons/lucide/layout-dashboard';
import LibraryBig from '~icons/lucide/library-big';
import Settings from '~icons/lucide/settings';
import ShoppingCart from '~icons/lucide/shopping-cart';
import UserRound from '~icons/lucide/user-round';
import { paths } from '../shared/navigation/paths';
import { useSession } from '../session/viewer/SessionProvider';

export type NavigationEntry = { to: string; label: string; icon: ReactNode };

/**
 * Returns the groups of entries of the side drawer and the menu for small screens: the three fixed entries
 * (docs/marketplace.md, Screens) and, for viewers who are logged in, the other screens. StaffLinks adds the staff
 * screens.
 */
export function useNavigation(): NavigationEntry[][] {
  const { t } = useLingui();
  const { viewer } = useSession();
  const fixed = [
    { to: paths.profile, label: t`Personal Info`, icon: <UserRound /> },
    { to: paths.transactions, label: t`Transaction History`, icon: <History /> },
    { to: paths.listBook, label: t`Rent Your Book`, icon: <BookPlus /> },
  ];
  if (!viewer) return [fixed];
  return [
    fixed,
    [
      { to: paths.books, label: t`Books`, icon: <LibraryBig /> },
      { to: paths.bookmarks, label: t`Bookmarks`, icon: <Bookmark /> },
      { to: paths.cart, label: t`Cart`, icon: <ShoppingCart /> },
    ],
    [
      { to: paths.dashboard, label: t`Dashboard`, icon: <LayoutDashboard /> },
      { to: paths.settings, label: t`Settings`, icon: <Settings /> },
    ],
  ];
}
