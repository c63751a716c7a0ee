import { HomeScreen } from './features/home/HomeScreen';
import { FloatingCart } from './layout/FloatingCart';
import { Layout } from './layout/Layout';
import { lazily } from './shared/ui/lazily';

const TopBarSearch = lazily(() => import('./entities/search/TopBarSearch'));

/** What surrounds every screen. */
export const frame = <Layout search={<TopBarSearch />} />;

/** The home page, which is drawn ahead of time, too (prerender.tsx). */
export const home = <HomeScreen floating={<FloatingCart />} />;
