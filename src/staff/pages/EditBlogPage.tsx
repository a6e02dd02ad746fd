import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { openBlog } from '../../data/staff/blogs.ts';
import { LogoLoader } from '../../ui/LogoLoader.tsx';
import { BlogEditor } from '../blogs/BlogEditor.tsx';
import { useLoad } from '../kit/useLoad.ts';
import { StaffFailure } from '../shell/StaffFailure.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';

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
