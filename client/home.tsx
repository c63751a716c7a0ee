import { HomeScreen } from './features/home/HomeScreen';
import { FloatingCart } from './layout/FloatingCart';
import { Layout } from './layout/Layout';
import { lazily } from './shared/ui/lazily';

const TopBarSearch = lazily(() => import('./entities/search/TopBarSearch'));

/** The frame around every screen, with the search in its top bar. */
export const frame = <Layout search={<TopBarSearch />} />;

/** The home page. It is also rendered at build time (firstSight/pages.tsx). */
export const home = <HomeScreen floating={<FloatingCart />} />;
