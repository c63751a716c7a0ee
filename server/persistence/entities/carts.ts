import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CartItemType } from '../../domain/orders/cart.js';

/** The cart of an account. Each account has exactly one. */
@Entity('carts')
export class CartEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') userId!: string;
}

/** A line of a cart. It reserves no copies and stores no price, because the listing's current price applies. */
@Entity('cart_items')
export class CartItemEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') cartId!: string;
  @Column('text') bookId!: string;
  @Column('text') type!: CartItemType;
  @Column('int') quantity!: number;
  @Column('date', { nullable: true }) startsOn!: string | null;
  @Column('int', { nullable: true }) months!: number | null;
}
