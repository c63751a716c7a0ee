/** Every address of the site; links and routes are built from these. */
export const paths = {
  home: '/',
  logIn: '/login',
  signUp: '/signup',
  signUpPublisher: '/signup/publisher',
  profile: '/profile',
  books: '/books',
  book: (id: string) => `/books/${id}`,
  listBook: '/rent-book',
  cart: '/cart',
  checkout: '/checkout',
  transactions: '/transactions',
  order: (id: string) => `/orders/${id}`,
  settings: '/settings',
  bookmarks: '/bookmarks',
  dashboard: '/dashboard',
} as const;
