import type { Ability } from '../../shared/contract/abilities.generated';
import { paths } from '../../shared/navigation/paths';
import type { ViewerFragment } from './Viewer.generated';

type Abilities = readonly Ability[];

/** The abilities that open each staff screen. One of them is enough. */
const STAFF_SCREENS: Record<string, Abilities> = {
  [paths.moderation]: ['listings:moderate', 'reviews:moderate'],
  [paths.disputes]: ['disputes:decide'],
  [paths.openComplaints]: ['complaints:read-any'],
  [paths.money]: ['money:read'],
  [paths.payouts]: ['payouts:settle'],
  [paths.staff]: ['staff:grant', 'sessions:see-as', 'audit:read'],
};

/** True if the viewer has at least one of these abilities. */
export const can = (viewer: ViewerFragment | null, ...abilities: Abilities): boolean =>
  abilities.some((ability) => viewer?.abilities?.includes(ability));

/** True if the viewer may open the staff screen at this path. */
export const opens = (viewer: ViewerFragment | null, path: string): boolean =>
  can(viewer, ...(STAFF_SCREENS[path.replace(/\/$/, '')] ?? []));
