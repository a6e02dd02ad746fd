import styles from './ShowroomMap.module.css';

export function MapSketch() {
  return (
    <svg
      className={styles.sketch}
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.blocks}>
        <path d="M0 0h210l-30 120L0 90ZM235 0h240l-20 150-245-25ZM500 0h190v165l-215-12ZM715 0h220l25 175-245-8ZM960 0h240v205l-215-28Z" />
        <path d="M0 115l172 28-38 150L0 268ZM198 148l250 27-20 150-268-28ZM474 178l216 12v150l-236-12ZM716 192l250 8 22 150-272-10ZM990 203l210 28v135l-190-16Z" />
        <path d="M0 292l128 24-26 104H0ZM154 322l270 28-10 70H132ZM450 352l240 13v55H441ZM716 366l276 10 6 44H716ZM1015 376l185 17v27h-178Z" />
      </g>
      <path
        className={styles.river}
        d="M1200 40C1060 95 1010 30 900 110s-60 190-200 215-190-40-300 30-120 65-150 65"
      />
      <path
        className={styles.road}
        d="M0 104 466 164 703 178 1200 218M186 0 104 420M485 0 430 420M703 0v420M945 0l62 420"
      />
      <g className={styles.pin} transform="translate(600 120)">
        <circle r="34" />
        <path d="M0 8s12-11 12-20a12 12 0 0 0-24 0C-12-3 0 8 0 8Z" />
      </g>
    </svg>
  );
}
