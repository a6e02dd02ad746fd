import { Link } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import layout from './layout.module.css';

/** On every page until the team is closed. */
export function OpenTeamNotice() {
  return (
    <p className={layout.box} data-kind="pending">
      <span>
        The team is open: any account that can sign in may change everything.{' '}
        <Link to={staffPaths.team}>Close the team</Link>
      </span>
    </p>
  );
}
