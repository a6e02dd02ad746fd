import { useLocation, useNavigate } from 'react-router-dom';
import { staffPaths } from '../../config/staffPaths.ts';
import { getSection } from './sections.ts';

/** The `state` of links from a list to a form. */
export const fromList = { isFromList: true } as const;

/** The way from a form to its list: back through the history if it came from there, else to the section's path. */
export function useWayBack() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { name = 'Dashboard', path: to = staffPaths.dashboard } = getSection(pathname) ?? {};
  const isFromList = Boolean((state as Partial<typeof fromList> | null)?.isFromList);
  return { name, to, goBack: () => void (isFromList ? navigate(-1) : navigate(to)) };
}
