import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { paths } from '../shared/navigation/paths';
import { PRODUCT_NAME } from '../shared/contract/product.generated';

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontFamily: 'heading',
    fontSize: { base: 'xl', sm: '2xl' },
    fontWeight: 'semibold',
    letterSpacing: '-0.02em',
    borderRadius: 'l1',
    // At high zoom, the end of the name is cut off instead of wrapping after each letter.
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    focusVisibleRing: 'outside',
    // A narrow phone has room for the name only.
    '& .mark': { hideBelow: 'sm' },
  },
});

/** The mark and the name of the product, linked to the home page. */
export function Logo() {
  return (
    <HomeLink to={paths.home}>
      <svg className="mark" width="26" height="30" viewBox="0 0 26 30" aria-hidden>
        <path fill="#0f7a57" d="M6 0h14l6 6v18l-6 6H6l-6-6V6z" />
        <path fill="#2fa67c" d="M8 5h10l3.500 3.500V15H4.500V8.500z" />
        <path fill="#d9f2e4" d="M8.500 9H17v1.600H8.500zM8.500 12.400h6V14h-6z" />
        <path fill="#0b6347" d="M4.500 15h17v6.500L18 25H8l-3.500-3.500z" />
      </svg>
      {PRODUCT_NAME}
    </HomeLink>
  );
}
