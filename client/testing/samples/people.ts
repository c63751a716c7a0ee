import type { Answer } from '../answers';
import type { ErrorCode, User, UserError } from '../serverTypes.generated';

/** A reader, with the fields that are private to her. */
export const meera = {
  id: 'user_meera',
  name: 'Meera Nair',
  role: 'READER',
  readersScore: 87.5,
  totalRatings: 1,
  abilities: ['profile:read', 'orders:read', 'orders:write', 'sales:read'],
  supportView: null,
  contact: {
    email: 'meera@example.org',
    emailVerified: true,
    phone: '98765 43210',
    address: '14 Lake Road, Kochi',
    upiAddress: null,
  },
} as const satisfies Answer<User>;

/** An administrator. The tested screens require some of her abilities. */
export const ila = {
  ...meera,
  id: 'user_ila',
  name: 'Ila Menon',
  role: 'ADMINISTRATOR',
  abilities: [
    ...meera.abilities,
    'listings:moderate',
    'reviews:moderate',
    'moderation:read',
    'staff:grant',
    'sessions:see-as',
    'audit:read',
  ],
} as const satisfies Answer<User>;

/** Returns a refusal as the server sends it. */
export const refusal = (
  code: ErrorCode,
  message: string,
  field: string[] | null = null,
): Answer<UserError> => ({
  code,
  message,
  field,
  values: [],
});
