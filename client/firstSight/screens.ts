/**
 * A screen: a pattern for its address, and its module. `asks` is the screen's first query; omitted if the query needs more
 * than the address. `names` is the query's variable whose value is the last part of the address. With `isOpen`, the code is
 * requested early for visitors too, not only for viewers who are logged in.
 */
type Screen = { address: string; module: string; asks?: string; names?: string; isOpen?: boolean };

/** Screens whose code, and often data, is requested while the page is parsed (start/early.js). */
export const SCREENS: Screen[] = [
  { address: '/books', module: 'features/catalogue/CatalogueScreen.tsx', asks: 'Books' },
  { address: '/books/[^/]+', module: 'features/book/BookScreen.tsx', asks: 'Book', names: 'id' },
  { address: '/editions/[^/]+', module: 'features/edition/EditionScreen.tsx' },
  { address: '/cart', module: 'features/cart/CartScreen.tsx', asks: 'Cart' },
  { address: '/checkout', module: 'features/checkout/CheckoutScreen.tsx', asks: 'Checkout' },
  { address: '/orders/[^/]+', module: 'features/orders/order/OrderScreen.tsx', asks: 'Order', names: 'id' },
  { address: '/transactions', module: 'features/orders/transactions/TransactionsScreen.tsx' },
  { address: '/bookmarks', module: 'features/bookmarks/BookmarksScreen.tsx' },
  { address: '/dashboard', module: 'features/dashboard/DashboardScreen.tsx' },
  { address: '/rent-book', module: 'features/listing/ListingScreen.tsx' },
  { address: '/settings', module: 'features/settings/SettingsScreen.tsx' },
  { address: '/profile', module: 'features/account/profile/ProfileScreen.tsx', asks: 'Profile' },
  { address: '/login', module: 'features/account/login/LogInScreen.tsx', isOpen: true },
  { address: '/b/.+', module: 'features/publicPages/PublicBookScreen.tsx', isOpen: true },
  { address: '/s/.+', module: 'features/publicPages/PublicSellerScreen.tsx', isOpen: true },
  { address: '/signup', module: 'features/account/registration/SignUpScreen.tsx', isOpen: true },
];

/** Screens that are rarely opened, or opened from mails. Their code is requested when the site's script runs. */
export const LATER = [
  'features/account/mailedLinks/ForgotPasswordScreen.tsx',
  'features/account/mailedLinks/ResetPasswordScreen.tsx',
  'features/account/mailedLinks/VerifyEmailScreen.tsx',
  'features/account/registration/PublisherSignUpScreen.tsx',
  'features/complaints/ComplainScreen.tsx',
  'features/complaints/ComplaintScreen.tsx',
  'features/complaints/ComplaintsScreen.tsx',
  'features/complaints/OpenComplaintsScreen.tsx',
  'features/disputes/DisputesScreen.tsx',
  'features/earnings/EarningsScreen.tsx',
  'features/listing/edit/EditBookScreen.tsx',
  'features/moderation/ModerationScreen.tsx',
  'features/money/MoneyScreen.tsx',
  'features/payouts/PayoutsScreen.tsx',
  'features/rules/RulesScreen.tsx',
  'features/settings/security/SecurityScreen.tsx',
  'features/staff/StaffScreen.tsx',
];
