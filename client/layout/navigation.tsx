import { useLingui } from '@lingui/react/macro';
import { BookPlus, History, Store, UserRound } from 'lucide-react';
import { paths } from '../paths';

/** The entries of the side drawer, and of the menu that takes its place on small screens. */
export function useNavigation() {
  const { t } = useLingui();
  return [
    { to: paths.profile, label: t`Personal Info`, icon: <UserRound /> },
    { to: paths.transactions, label: t`Transaction History`, icon: <History /> },
    { to: paths.listBook, label: t`Rent Your Book`, icon: <BookPlus /> },
    { to: paths.sales, label: t`Sales`, icon: <Store /> },
  ];
}
