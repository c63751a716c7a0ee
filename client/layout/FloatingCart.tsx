import { useSession } from '../session/viewer/SessionProvider';
import { ownCode } from './ownCode';
import { Part } from './Part';
import { lazily } from '../shared/ui/lazily';

const ScreenRoot = lazily(async () => ({ default: (await ownCode()).ScreenRoot }));
const CartButton = lazily(() => import('../features/cart/CartButton'));

/** The cart button for viewers who are logged in. Its code is not loaded for visitors. */
export function FloatingCart() {
  const { viewer } = useSession();
  if (!viewer) return null;
  return (
    <Part>
      <ScreenRoot>
        <CartButton />
      </ScreenRoot>
    </Part>
  );
}
