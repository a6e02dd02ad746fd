export const reviewFormMessages = {
  notFound: 'Review not found.',
  add: { saved: 'Review added!', failed: 'Failed to save review.', uploadFailed: () => 'Upload failed.' },
  edit: {
    saved: 'Review updated successfully!',
    failed: 'Failed to update review.',
    uploadFailed: () => 'Upload failed.',
  },
  loadFailed: 'Failed to fetch reviews.',
  deleted: 'Review deleted successfully.',
  deleteFailed: 'Failed to delete review.',
} as const;
