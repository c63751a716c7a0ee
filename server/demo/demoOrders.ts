import type { DemoOrder } from './demoOrder.js';
import { pastOrders } from './orders/pastOrders.js';
import { recentOrders } from './orders/recentOrders.js';

/** Demo orders of the last three months, oldest first. They cover every status and include overdue rentals. */
export const DEMO_ORDERS: readonly DemoOrder[] = [...pastOrders, ...recentOrders];
