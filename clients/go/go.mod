module github.com/agentstream/agentstream/clients/go

go 1.24
