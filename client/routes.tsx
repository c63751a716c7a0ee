import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { frame, home } from './home';
import { ownCode } from './layout/ownCode';
import { lazily } from './shared/ui/lazily';
import { paths } from './shared/navigation/paths';
import { hasPublicPages } from './shared/navigation/publicPages';
import { SignedInOnly, VisitorsOnly } from './session/viewer/guards';

const ScreenRoot = lazily(async () => ({ default: (await ownCode()).ScreenRoot }));
const LogInScreen = lazily(() => import('./features/account/login/LogInScreen'));
const ForgotPasswordScreen = lazily(() => import('./features/account/mailedLinks/ForgotPasswordScreen'));
const ResetPasswordScreen = lazily(() => import('./features/account/mailedLinks/ResetPasswordScreen'));
const VerifyEmailScreen = lazily(() => import('./features/account/mailedLinks/VerifyEmailScreen'));
const SignUpScreen = lazily(() => import('./features/account/registration/SignUpScreen'));
const PublisherSignUpScreen = lazily(() => import('./features/account/registration/PublisherSignUpScreen'));
const CatalogueScreen = lazily(() => import('./features/catalogue/CatalogueScreen'));
const PublicBookScreen = lazily(() => import('./features/publicPages/PublicBookScreen'));
const PublicSellerScreen = lazily(() => import('./features/publicPages/PublicSellerScreen'));
const RulesScreen = lazily(() => import('./features/rules/RulesScreen'));
const BookScreen = lazily(() => import('./features/book/BookScreen'));
const EditionScreen = lazily(() => import('./features/edition/EditionScreen'));
const ListingScreen = lazily(() => import('./features/listing/ListingScreen'));
const EditBookScreen = lazily(() => import('./features/listing/edit/EditBookScreen'));
const BookmarksScreen = lazily(() => import('./features/bookmarks/BookmarksScreen'));
const CartScreen = lazily(() => import('./features/cart/CartScreen'));
const CheckoutScreen = lazily(() => import('./features/checkout/CheckoutScreen'));
const OrderScreen = lazily(() => import('./features/orders/order/OrderScreen'));
const TransactionsScreen = lazily(() => import('./features/orders/transactions/TransactionsScreen'));
const DashboardScreen = lazily(() => import('./features/dashboard/DashboardScreen'));
const EarningsScreen = lazily(() => import('./features/earnings/EarningsScreen'));
const StaffOnly = lazily(async () => ({ default: (await ownCode()).StaffOnly }));
const ModerationScreen = lazily(() => import('./features/moderation/ModerationScreen'));
const DisputesScreen = lazily(() => import('./features/disputes/DisputesScreen'));
const ComplaintsScreen = lazily(() => import('./features/complaints/ComplaintsScreen'));
const ComplainScreen = lazily(() => import('./features/complaints/ComplainScreen'));
const ComplaintScreen = lazily(() => import('./features/complaints/ComplaintScreen'));
const OpenComplaintsScreen = lazily(() => import('./features/complaints/OpenComplaintsScreen'));
const MoneyScreen = lazily(() => import('./features/money/MoneyScreen'));
const PayoutsScreen = lazily(() => import('./features/payouts/PayoutsScreen'));
const StaffScreen = lazily(() => import('./features/staff/StaffScreen'));
const SettingsScreen = lazily(() => import('./features/settings/SettingsScreen'));
const SecurityScreen = lazily(() => import('./features/settings/security/SecurityScreen'));
const ProfileScreen = lazily(() => import('./features/account/profile/ProfileScreen'));

const VISITORS_ROUTES = (
  <>
    <Route element={<VisitorsOnly />}>
      <Route path={paths.logIn} element={<LogInScreen />} />
      <Route path={paths.signUp} element={<SignUpScreen />} />
      <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
    </Route>
    <Route element={<VisitorsOnly to={paths.dashboard} />}>
      <Route path={paths.signUpPublisher} element={<PublisherSignUpScreen />} />
    </Route>
  </>
);

const PUBLIC_ROUTES = (
  <>
    <Route path={`${paths.publicBook(':id')}/:slug?`} element={<PublicBookScreen />} />
    <Route path={`${paths.publicSeller(':id')}/:slug?`} element={<PublicSellerScreen />} />
  </>
);

const OWN_ROUTES = (
  <Route element={<SignedInOnly />}>
    <Route path={paths.books} element={<CatalogueScreen />} />
    <Route path={paths.book(':id')} element={<BookScreen />} />
    <Route path={paths.edition(':id')} element={<EditionScreen />} />
    <Route path={paths.editBook(':id')} element={<EditBookScreen />} />
    <Route path={paths.listBook} element={<ListingScreen />} />
    <Route path={paths.bookmarks} element={<BookmarksScreen />} />
    <Route path={paths.cart} element={<CartScreen />} />
    <Route path={paths.checkout} element={<CheckoutScreen />} />
    <Route path={paths.order(':id')} element={<OrderScreen />} />
    <Route path={paths.transactions} element={<TransactionsScreen />} />
    <Route path={paths.dashboard} element={<DashboardScreen />} />
    <Route path={paths.earnings} element={<EarningsScreen />} />
    <Route element={<StaffOnly />}>
      <Route path={paths.moderation} element={<ModerationScreen />} />
      <Route path={paths.disputes} element={<DisputesScreen />} />
      <Route path={paths.openComplaints} element={<OpenComplaintsScreen />} />
      <Route path={paths.money} element={<MoneyScreen />} />
      <Route path={paths.payouts} element={<PayoutsScreen />} />
      <Route path={paths.staff} element={<StaffScreen />} />
    </Route>
    <Route path={paths.complaints} element={<ComplaintsScreen />} />
    <Route path={paths.complain} element={<ComplainScreen />} />
    <Route path={paths.complaint(':number')} element={<ComplaintScreen />} />
    <Route path={paths.settings} element={<SettingsScreen />} />
    <Route path={paths.security} element={<SecurityScreen />} />
    <Route path={paths.profile} element={<ProfileScreen />} />
  </Route>
);

const screens = (
  <ScreenRoot>
    <Outlet />
  </ScreenRoot>
);

/** Maps each path to its screen and guard. All screens except the home page are loaded on demand. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={frame}>
        <Route path={paths.home} element={home} />
        <Route element={screens}>
          {VISITORS_ROUTES}
          <Route path={paths.resetPassword(':token')} element={<ResetPasswordScreen />} />
          <Route path={paths.verifyEmail(':token')} element={<VerifyEmailScreen />} />
          <Route path={paths.rules} element={<RulesScreen />} />
          {hasPublicPages() && PUBLIC_ROUTES}
          {OWN_ROUTES}
        </Route>
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
    </Routes>
  );
}
