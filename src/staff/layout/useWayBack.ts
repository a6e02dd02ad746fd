import { useLocation, useNavigate } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { getSection } from './sections.ts';

interface WayBack {
  readonly isFromList: true;
  /** The name of the page to go back to, if it is not the list of the form's section. */
  readonly from?: string;
}

/** The `state` of links from a list to a form. */
export const fromList: WayBack = { isFromList: true };

/** The `state` of other links to a form. @param name as in "Back to lead" */
export const from = (name: string): WayBack => ({ isFromList: true, from: name });

/** The way from a form to its list: back through the history if it came from there, else to the section's path. */
export function useWayBack() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { name = 'Dashboard', path: to = staffPaths.dashboard } = getSection(pathname) ?? {};
  const way = state as Partial<WayBack> | null;
  return {
    name: way?.from ?? name,
    to,
    goBack: () => void (way?.isFromList ? navigate(-1) : navigate(to)),
  };
}
