import type { Point } from '../profile.ts';

/**
 * A body in metres. x runs forward from the middle of the wheelbase, z up from the ground. `tub` is the side
 * view of everything below the windows, `cabin` of the glasshouse that stands on it.
 */
export interface Body {
  wheelbase: number;
  halfWidth: number;
  wheelRadius: number;
  rimRadius: number;
  arch: number;
  tub: readonly Point[];
  cabin: readonly Point[];
  /** Height of the lower window edge at x = 0, and its rise per metre towards the tail. */
  belt: number;
  beltRise: number;
  /** Height of the shoulder crease at x = 0. */
  crease: number;
  /** How far the roof is narrower than the shoulder, per metre of height. */
  tumble: number;
  /** How far the corners of nose and tail are swept back. */
  sweepFront: number;
  sweepRear: number;
  /** Side window: its rear end at the belt and how that edge leans, per metre. */
  windowEnd: number;
  windowLean: number;
  pillars: readonly number[];
  /** Where the doors end, front to rear. */
  doors: readonly number[];
  mirror: Point;
  /** Where the windscreen ends at the roof, back from the front of the cabin. */
  screen: number;
  faceHeight: number;
  /** Below this height the bumpers and sills are unpainted. */
  sill: number;
  cladding: boolean;
  flare: number;
  hips: number;
  open: boolean;
  /** 0 for a rounded body, 1 for a box. */
  boxy: number;
}
