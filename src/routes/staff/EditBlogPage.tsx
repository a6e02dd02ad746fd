import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { openBlog } from '../../data/staffBlogs.ts';
import { BlogEditor } from '../../features/staff-blogs/BlogEditor.tsx';
import { LogoLoader } from '../../ui/LogoLoader.tsx';
import { StaffFailure } from '../../ui/StaffFailure.tsx';
import { useLoad } from '../../ui/useLoad.ts';
import { StaffPage } from './StaffPage.tsx';

/** /dashboard/edit-blog/{blogId} */
export function Component() {
  const { id = '' } = useParams();
  const { load, attempt, reload } = useLoad(useCallback(() => openBlog(id), [id]));
  return (
    <StaffPage title="Edit Blog">
      {load.status === 'loading' && <LogoLoader size="section" />}
      {load.status === 'failed' && <StaffFailure message="Failed to load blog." onRetry={reload} />}
      {load.status === 'ready' && !load.value && <StaffFailure message="Blog not found." />}
      {load.status === 'ready' && load.value && (
        <BlogEditor key={`${id}/${attempt}`} opened={load.value} onReload={reload} />
      )}
    </StaffPage>
  );
}
