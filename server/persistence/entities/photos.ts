import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PhotoStage } from '../../domain/orders/orderPhotos.js';
import type { Side } from '../../domain/orders/orderStatus.js';

/** The columns of every photo. Width and height are those of its full image, in pixels. */
abstract class PhotoEntity {
  @PrimaryColumn('text') id!: string;
  @Column('int') position!: number;
  @Column('text', { nullable: true }) caption!: string | null;
  @Column('int') width!: number;
  @Column('int') height!: number;
  @Column('text') contentHash!: string;
  @Column('timestamptz') addedAt!: Date;
}

/** A photo of a listing. `position` is its place in the seller's order. */
@Entity('book_photos')
export class BookPhotoEntity extends PhotoEntity {
  @Column('text') bookId!: string;
}

/** A photo of rented copies, at a stage of the rental. Append-only until its author's account is closed. */
@Entity('order_photos')
export class OrderPhotoEntity extends PhotoEntity {
  @Column('text') fulfillmentId!: string;
  @Column('text') stage!: PhotoStage;
  @Column('text') side!: Side;
  @Column('text') authorId!: string;
}
