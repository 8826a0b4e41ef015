/** The member code (`mcpCode`) of the one special enterprise, whose member center is its own business page (specification section 2). */
export const specialEnterpriseCode = 'MC00000001';
