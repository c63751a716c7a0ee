/** A reader as the server gives her to herself. */
export const meera = {
  __typename: 'User',
  id: 'user_meera',
  name: 'Meera Nair',
  role: 'READER',
  readersScore: 87.5,
  totalRatings: 1,
  contact: {
    __typename: 'ContactDetails',
    email: 'meera@example.org',
    emailVerified: true,
    phone: '98765 43210',
    address: '14 Lake Road, Kochi',
  },
};

/** A refusal as the server sends it. */
export const refusal = (code: string, message: string, field: string[] | null = null) => ({
  __typename: 'UserError',
  code,
  message,
  field,
  values: [],
});
