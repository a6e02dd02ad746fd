import styles from './RouteSketch.module.css';

export function RouteSketch() {
  return (
    <svg className={styles.sketch} viewBox="0 0 420 420" aria-hidden="true" focusable="false">
      <g className={styles.grid}>
        <circle cx="210" cy="210" r="200" />
        <ellipse cx="210" cy="210" rx="70" ry="200" />
        <ellipse cx="210" cy="210" rx="142" ry="200" />
        <path d="M210 10v400M10 210h400M37 110c90 38 256 38 346 0M37 310c90-38 256-38 346 0M110 37c50 22 150 22 200 0M110 383c50-22 150-22 200 0" />
      </g>
      <path className={styles.way} d="M142 92C84 128 96 196 160 206s118 10 132 92" />
      <circle className={styles.start} cx="142" cy="92" r="6" />
      <g className={styles.end} transform="translate(292 298)">
        <circle r="22" />
        <circle r="7" />
      </g>
    </svg>
  );
}
