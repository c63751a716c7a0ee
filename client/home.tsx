import { HomeScreen } from './features/home/HomeScreen';
import { FloatingCart } from './layout/FloatingCart';
import { Layout } from './layout/Layout';
import { lazily } from './shared/ui/lazily';

const TopBarSearch = lazily(() => import('./entities/search/TopBarSearch'));

/** The frame around every screen. */
export const frame = <Layout search={<TopBarSearch />} />;

/** The home page, which is also rendered in advance (prerender.tsx). */
export const home = <HomeScreen floating={<FloatingCart />} />;
