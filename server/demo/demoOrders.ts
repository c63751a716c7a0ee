import type { DemoOrder } from './demoOrder.js';
import { pastOrders } from './orders/pastOrders.js';
import { recentOrders } from './orders/recentOrders.js';

/** A quarter of a year in the demo marketplace, oldest order first: every status is there, and an overdue rental. */
export const DEMO_ORDERS: readonly DemoOrder[] = [...pastOrders, ...recentOrders];
