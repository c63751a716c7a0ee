import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PhotoStage } from '../../domain/orders/orderPhotos.js';
import type { Side } from '../../domain/orders/orderStatus.js';

/** What every photo has; width and height are those of its full image. */
abstract class PhotoEntity {
  @PrimaryColumn('text') id!: string;
  @Column('int') position!: number;
  @Column('text', { nullable: true }) caption!: string | null;
  @Column('int') width!: number;
  @Column('int') height!: number;
  @Column('text') contentHash!: string;
  @Column('timestamptz') addedAt!: Date;
}

/** A photo of a listing, in the place that its seller gave it. */
@Entity('book_photos')
export class BookPhotoEntity extends PhotoEntity {
  @Column('text') bookId!: string;
}

/** A photo of rented copies: append-only. */
@Entity('order_photos')
export class OrderPhotoEntity extends PhotoEntity {
  @Column('text') fulfillmentId!: string;
  @Column('text') stage!: PhotoStage;
  @Column('text') side!: Side;
  @Column('text') authorId!: string;
}
