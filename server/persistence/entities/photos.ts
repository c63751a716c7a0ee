import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PhotoStage } from '../../domain/orders/orderPhotos.js';
import type { Side } from '../../domain/orders/orderStatus.js';

/** The columns that all photos have. Width and height describe the full image, in pixels. */
abstract class PhotoEntity {
  @PrimaryColumn('text') id!: string;
  @Column('int') position!: number;
  @Column('text', { nullable: true }) caption!: string | null;
  @Column('int') width!: number;
  @Column('int') height!: number;
  @Column('text') contentHash!: string;
  @Column('timestamptz') addedAt!: Date;
}

/** A photo of a listing. The seller chooses the positions. */
@Entity('book_photos')
export class BookPhotoEntity extends PhotoEntity {
  @Column('text') bookId!: string;
}

/**
 * A photo of rented copies at a stage of the rental. Never changed, and deleted only when its author's account is
 * closed.
 */
@Entity('order_photos')
export class OrderPhotoEntity extends PhotoEntity {
  @Column('text') fulfillmentId!: string;
  @Column('text') stage!: PhotoStage;
  @Column('text') side!: Side;
  @Column('text') authorId!: string;
}

/**
 * A photo that the buyer or the seller added to an open dispute. Never changed, except that its caption is erased when its
 * author's account is closed. Deleted only when both accounts are closed.
 */
@Entity('dispute_photos')
export class DisputePhotoEntity extends PhotoEntity {
  @Column('text') disputeId!: string;
  @Column('text') side!: Side;
}
